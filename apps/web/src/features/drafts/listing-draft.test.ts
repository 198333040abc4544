import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveToken } from '../../lib/session.ts';
import { createListingDraft, loadDraft } from './listing-draft.ts';

type Values = { title: string; street: string };
const form = { kind: 'property', id: 'new' } as const;
const stored = { values: { title: 'A telefonon' }, updated: '2026-11-21T10:00:00.000Z' };
let calls: { call: string; values: unknown }[];
let failing: boolean;

const open = (from: typeof stored | null = null) => createListingDraft<Values>(form, from);
/** The input pauses for so long that it is sent. */
const pause = () => vi.advanceTimersByTimeAsync(2000);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  calls = [];
  failing = false;
  saveToken(`x.${btoa(JSON.stringify({ path: 'ingatlan_tulajdonos', sub: '3' }))}.x`);
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    calls.push({ call: `${method} ${address}`, values: body ? JSON.parse(String(body)).values : undefined });
    if (failing) return Response.json({ ok: false, code: 'unavailable', message: 'x' }, { status: 503 });
    return Response.json({ ok: true, message: '', data: { ...stored, updated: '2026-11-21T11:00:00.000Z' } });
  });
});
afterEach(() => vi.useRealTimers());

// Shows LIFE-02.
describe("the draft of a listing's form", () => {
  it('is sent to the server once the typing pauses, or when the page is left', async () => {
    const draft = open();
    draft.write({ title: 'L' });
    draft.write({ title: 'Lakás' });
    await pause();
    expect(calls).toEqual([{ call: 'PUT /api/drafts/property/new', values: { title: 'Lakás' } }]);
    draft.write({ title: 'Lakás', street: 'Fő' });
    draft.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
    draft.flush();
    await pause();
    expect(calls).toHaveLength(2);
  });

  it('continues with what was typed on another device', () => {
    expect(open(stored).read()).toEqual({ title: 'A telefonon' });
    expect(open().read()).toBeNull();
  });

  it("prefers this tab's input only while the server has not got it", async () => {
    failing = true;
    const draft = open(stored);
    draft.write({ title: 'A laptopon' });
    await pause();
    expect(open(stored).read()).toEqual({ title: 'A laptopon' });
    failing = false;
    draft.write({ title: 'A laptopon', street: 'Fő' });
    await pause();
    expect(open(stored).read()).toEqual({ title: 'A telefonon' });
    // Published or discarded on the other device.
    expect(open(null).read()).toBeNull();
  });

  it('is deleted after what was sent before, and not at all where the server has none', async () => {
    const draft = open();
    draft.drop();
    await pause();
    expect(calls).toEqual([]);
    draft.write({ title: 'Lakás' });
    draft.flush();
    draft.drop();
    await pause();
    expect(calls.map(({ call }) => call)).toEqual([
      'PUT /api/drafts/property/new',
      'DELETE /api/drafts/property/new',
    ]);
    expect(open().read()).toBeNull();
  });

  it('is loaded after what this tab is still sending', async () => {
    const draft = open();
    draft.write({ title: 'Lakás' });
    draft.flush();
    const loading = loadDraft(form);
    await vi.advanceTimersByTimeAsync(0);
    await loading;
    expect(calls.map(({ call }) => call.split(' ')[0])).toEqual(['PUT', 'GET']);
  });

  it('does not keep a form from opening when it cannot be loaded', async () => {
    expect(await loadDraft(form)).toMatchObject({ values: stored.values });
    failing = true;
    expect(await loadDraft(form)).toBeNull();
  });
});
