import { lowerFirst } from '@piacter/contracts/core/hungarian';
import { mailTypes } from '@piacter/contracts/emails/values';
import { formatResultTitle } from '@piacter/contracts/search/results';
import { getEntryName, resultWords, type SearchCase, searchCases } from '@piacter/contracts/testing';
import { isRequestWatch, type WatchKind } from '@piacter/contracts/watches';
import { defaultMailTemplates } from '@piacter/db';
import { expect, it } from 'vitest';
import { renderMail } from '../emails/templates/index.ts';
import { describePart } from '../understanding/index.ts';
import { createWatchNames } from './watch-names.ts';

const names = { getName: getEntryName, settlements: [] };
const entries = { findName: getEntryName };
const nameWatch = createWatchNames({
  names: async () => ({ findName: (list, id) => getEntryName(list, String(id)) ?? null }),
});

/** What a title has to say of a filter: its subject and place stand there without a label. */
function getTitleWords({ kind, query, words }: SearchCase): string {
  const [filter] = resultWords[kind].filters.filter(({ names }) => names.some((name) => name in query));
  return filter?.isInSubject ? words.replace(/^.*: /, '') : `, ${lowerFirst(words)}`;
}

const mailWatch = (kind: WatchKind, title: string) => {
  const type = mailTypes[isRequestWatch(kind) ? 'watchedRequests' : 'watchMatches'];
  const template = defaultMailTemplates.find(({ emailType }) => emailType === type);
  return template && renderMail(template, { title }, { publicUrl: 'http://piacter.test' }).text;
};

it.each(searchCases)('$kind $query says the same in title, box, watch and mail', async (search) => {
  const { kind, query, words } = search;
  expect(words).not.toBe('');
  const title = formatResultTitle(resultWords[kind], query, 1, names) ?? '';
  expect(title.toLowerCase()).toContain(getTitleWords(search).toLowerCase());
  // The nights between two days say nothing that the days do not.
  for (const filter of Object.keys(query).filter((name) => !('openTo' in query && name === 'minimumStay')))
    if (!isRequestWatch(kind))
      expect(describePart(kind, query, { filter, values: [query[filter] ?? ''] }, entries)).toBe(words);
  // A watch has no order, and no time of the week.
  if ('sort' in query || 'open' in query) return;
  const watch = await nameWatch(kind, new URLSearchParams(query).toString());
  expect(watch).toBe(title);
  expect(mailWatch(kind, watch)).toContain(watch);
});
