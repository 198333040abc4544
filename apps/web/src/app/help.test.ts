import { describe, expect, it } from 'vitest';
import { roleSections } from './role-sections.ts';
import { text } from './text.ts';

const { helpTopics } = await import('../features/help/help-topics.ts');
const help = helpTopics.map(({ title, parts }) => `${title} ${JSON.stringify(parts)}`).join(' ');

/** The names under which people know a feature: its title or its button. */
const features: readonly (readonly [string, () => Promise<readonly string[]>])[] = [
  ['the free-text box', () => import('../features/understanding/text.ts').then((m) => [m.text.label])],
  [
    'what was understood',
    () => import('../features/understanding/text.ts').then((m) => [m.text.understood.replace(':', '')]),
  ],
  [
    'the map and drawing on it',
    () => import('../features/map/text.ts').then((m) => [m.text.searchHere, m.text.draw]),
  ],
  [
    'order and view',
    () => import('../features/search/text.ts').then((m) => [m.text.order, m.text.view, m.text.modes.map]),
  ],
  ['recently seen', () => import('../features/favourites/recent/text.ts').then((m) => [m.text.title])],
  ['favourites', () => import('../features/favourites/page/text.ts').then((m) => [m.text.title])],
  ['the comparison', () => import('../features/favourites/compare/text.ts').then((m) => [m.text.title])],
  ['shared lists', () => import('../features/favourites/share/text.ts').then((m) => [m.text.title])],
  ['mails about prices', () => import('../features/price-alerts/text.ts').then((m) => [m.text.alert])],
  ['watches', () => import('../features/watches/follow/text.ts').then((m) => [m.text.follow])],
  ['reports', () => import('../features/reports/text.ts').then((m) => [m.text.report])],
  [
    'requests that are sent again',
    () => import('../features/requests/repeat/text.ts').then((m) => [m.text.repeat]),
  ],
  ['drafts', () => import('../features/drafts/text.ts').then((m) => [m.text.resume])],
  [
    'the states of a listing',
    () =>
      import('../features/lifecycle/text.ts').then(({ text: { states, endings, ...words } }) => [
        ...Object.values(states),
        ...Object.values(endings).map(({ badge }) => badge),
        words.publish,
        words.restart,
        words.renew,
        words.pause,
      ]),
  ],
  [
    'copies and bulk actions',
    () => import('../features/listings/own/text.ts').then((m) => [m.text.copy, m.text.select]),
  ],
  [
    'answers of hosts',
    () => import('../features/requests/respond/text.ts').then((m) => [m.text.answer.send]),
  ],
  ['two-factor login', () => import('../features/profile/text.ts').then((m) => [m.text.twoFactor.title])],
  ['deletion of the account', () => import('../features/users/text.ts').then((m) => [m.text.title])],
];

describe('the help names, in the words of the screen,', () => {
  it.each(features)('%s', async (_, load) => {
    for (const words of await load()) expect(help).toContain(words);
  });

  // The admin has no public help.
  const { admin: _admin, ...menus } = roleSections;
  it.each(Object.entries(menus))('every section of the side menu of %s', (_, { sections }) => {
    const labels = sections.map(({ label }) => label).filter((label) => label !== text.home);
    expect(labels.filter((label) => !help.includes(label))).toEqual([]);
  });
});
