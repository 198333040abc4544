import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { getInitials } from './avatar.tsx';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { DescriptionList } from './description-list.tsx';
import { ExternalLink } from './external-link.tsx';
import { ListingCard } from './listing-card.tsx';
import { Pager } from './pager.tsx';
import { Tabs } from './tabs.tsx';

const show = (what: ReactNode) => render(<MemoryRouter>{what}</MemoryRouter>);
const getHref = (page: number) => `/ingatlanok?page=${page}`;

describe('the pager', () => {
  const links = () =>
    screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  // Shows WID-09.
  it('links to the first, previous, next and last page', () => {
    show(<Pager page={2} totalPages={16} getHref={getHref} />);
    expect(links()).toEqual([
      ['Első oldal', '/ingatlanok?page=1'],
      ['Előző oldal', '/ingatlanok?page=1'],
      ['Következő oldal', '/ingatlanok?page=3'],
      ['Utolsó oldal', '/ingatlanok?page=16'],
    ]);
    expect(screen.getByRole('navigation').textContent).toBe('2. oldal, összesen 162/16');
  });
  it('has disabled links at the ends', () => {
    show(<Pager page={1} totalPages={1} getHref={getHref} />);
    expect(links().map(([, href]) => href)).toEqual([null, null, null, null]);
  });
  it('is not rendered without results', () => {
    show(<Pager page={1} totalPages={0} getHref={getHref} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the listing card', () => {
  const card = { to: '/ingatlan/7', kind: 'property', kindText: 'Eladó lakás', title: 'Győr' } as const;
  it('is one link with the price, the badge and the sizes of its picture', () => {
    show(
      <ListingCard
        {...card}
        price={{ amount: 74_900_000 }}
        packageType={4}
        picture="/files/a-1600.webp"
        pictureCount={18}
        priority
      />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link').textContent).toContain('74\u00a0900\u00a0000');
    expect(screen.getByText('PRO')).toBeTruthy();
    const image = document.querySelector('img');
    expect(image?.getAttribute('srcset')).toContain('/files/a-320.webp 320w');
    expect([image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });
  it('shows an icon of its kind without a picture', () => {
    show(<ListingCard {...card} />);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('svg')).not.toBeNull();
  });
  it('keeps only the PRO badge in the home grid', () => {
    show(
      <>
        <ListingCard {...card} packageType={2} framed={false} />
        <ListingCard {...card} packageType={4} framed={false} />
      </>,
    );
    expect([screen.queryByText('Kiemelt'), screen.queryByText('PRO')?.textContent]).toEqual([null, 'PRO']);
  });
});

it('moves between tabs with the arrow keys and is a single tab stop', () => {
  function Sample() {
    const [tab, setTab] = useState('a');
    return (
      <Tabs
        label="Mit?"
        tabs={['a', 'b', 'c'].map((key) => ({ key, label: key }))}
        value={tab}
        onChange={setTab}
      >
        {tab}
      </Tabs>
    );
  }
  show(<Sample />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'a' }), { key: 'ArrowLeft' });
  expect(screen.getByRole('tabpanel', { name: 'c' }).textContent).toBe('c');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'c' }));
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
});

it('a busy button ignores clicks and keeps the focus', () => {
  const [send, press] = [vi.fn((event: FormEvent) => event.preventDefault()), vi.fn()];
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" busy={busy} onClick={press}>
        Mentés
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  const button = screen.getByRole('button', { name: 'Mentés' });
  button.focus();
  fireEvent.click(button);
  expect(send).not.toHaveBeenCalled();
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  rerender(form(false));
  fireEvent.click(button);
  expect(send).toHaveBeenCalledOnce();
  expect(press).toHaveBeenCalledOnce();
});

// Shows WID-12.
it('confirms a copy for two seconds', async () => {
  const pass = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  vi.useFakeTimers();
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show(<CopyButton value="+36 30 123 4567" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Másolás' })));
  expect(writeText).toHaveBeenCalledWith('+36 30 123 4567');
  pass(1999);
  expect(screen.queryByRole('button', { name: 'Kimásolva' })).not.toBeNull();
  pass(1);
  expect(screen.queryByRole('button', { name: 'Másolás' })).not.toBeNull();
});

it('marks an external link as untrusted and opens no other scheme', () => {
  show(
    <>
      <ExternalLink href="https://example.hu">jó</ExternalLink>
      <ExternalLink href={`${'javascript'}:alert(1)`}>rossz</ExternalLink>
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('rel'))).toEqual([
    'noopener nofollow ugc',
  ]);
});

it('marks affirmative values with a check mark, also with details', () => {
  const values = ['Van', 'Van, 6 m²', 'Nincs', 'Vanília'];
  show(<DescriptionList items={values.map((value) => ({ term: value, value }))} />);
  const marked = screen.getAllByRole('definition').filter((value) => value.querySelector('svg'));
  expect(marked.map((value) => value.textContent)).toEqual(['Van', 'Van, 6 m²']);
});

it('shows a dash for a missing description', () => {
  show(
    <DescriptionList
      items={[
        { term: 'Telek', value: null },
        { term: 'Szoba', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['–', '0']);
});

it('derives Hungarian initials', () => {
  expect(
    ['Szabó Judit', 'Horváth Zsolt', 'tulajdonos@piacter.test', 'Varga Burkolás Kft.'].map(getInitials),
  ).toEqual(['SzJ', 'HZs', 'T', 'VB']);
});
