import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { getWeekErrors, loadWeek, saveFirstWeek, useStoredWeek, useUnsavedWeek } from './week-saving.ts';
import { toWeekValues } from './week-values.ts';

const closed = toWeekValues(null);
const open = { ...closed, mondayOpen: true, mondayFrom: '09:00', mondayTo: '17:00' };
let sent: { address: string; body: Record<string, unknown> }[];
let refused: boolean;

beforeEach(() => {
  sent = [];
  refused = false;
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ ok: true, message: '', data: null });
    sent.push({ address, body: JSON.parse(String(body)) as Record<string, unknown> });
    return refused
      ? Response.json({ ok: false, code: 'unavailable', message: 'Most nem megy.' }, { status: 503 })
      : Response.json({ ok: true, message: '' });
  });
});
afterEach(() => act(() => answerMessage(false)));
const load = (id: number) => loadWeek('accommodation', id);

describe('the week of a listing', () => {
  it('is saved only when it was changed', async () => {
    const { result } = renderHook(() => useStoredWeek('service', 7, { stored: closed, unsaved: null }));
    await result.current.beforeSend({ ...closed });
    expect(sent).toEqual([]);
    await result.current.beforeSend(open);
    expect(sent[0]).toMatchObject({
      address: '/api/timetables/7',
      body: { idField: 'serviceID', mondayOpen: true, mondayFrom: '09:00', tuesdayOpen: false },
    });
    await result.current.beforeSend(open);
    expect(sent).toHaveLength(1);
    // Restoring the original value is a change too.
    await result.current.beforeSend(closed);
    expect(sent).toHaveLength(2);
  });

  it('is saved with a new listing, unless it was left empty', async () => {
    saveFirstWeek('accommodation', 11, closed);
    saveFirstWeek('accommodation', 12, open);
    expect((await load(12)).unsaved).toBeNull();
    expect(sent.map(({ address }) => address)).toEqual(['/api/timetables/12']);
  });

  it('is restored in the form when it could not be saved, once', async () => {
    refused = true;
    render(<MessageBoxHost />);
    saveFirstWeek('accommodation', 13, open);
    const week = await load(13);
    expect((await screen.findByRole('dialog')).textContent).toContain('Most nem megy.');
    const set = vi.fn();
    renderHook(() => useUnsavedWeek({ set }, 'accommodation', 13, week));
    expect(set).toHaveBeenCalledWith('mondayFrom', '09:00');
    expect((await load(13)).unsaved).toBeNull();
  });

  it('is validated by the contract, with errors at its fields', async () => {
    expect(await getWeekErrors(open)).toEqual({});
    const errors = await getWeekErrors({ ...open, tuesdayOpen: true, mondayTo: '09:00' });
    expect(Object.keys(errors).sort()).toEqual(['mondayTo', 'tuesdayFrom', 'tuesdayTo']);
  });
});
