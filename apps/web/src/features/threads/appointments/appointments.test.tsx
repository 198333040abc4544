import type { Appointment } from '@piacter/contracts/threads';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../lib/api/index.ts';
import { openPages } from '../../listings/testing.tsx';
import type { ThreadSource } from '../thread-source.ts';
import { Appointments } from './appointments.tsx';

const appointment: Appointment = {
  appointmentID: 3,
  kind: 'viewing',
  state: 'proposed',
  isOwn: 0,
  times: ['2026-12-01T09:00:00.000Z', '2026-12-02T15:30:00.000Z'],
  startsAt: null,
  steps: ['accept', 'move', 'cancel'],
  ownAnswer: null,
  version: 2,
  ics: null,
};
const steps: unknown[] = [];
const fail = vi.fn();
const reload = vi.fn(async () => undefined);
let refusal: Error | undefined;
const source = {
  propose: async (body: unknown) => void steps.push(body),
  changeAppointment: async (id: number, change: object) => {
    if (refusal) throw refusal;
    steps.push({ id, ...change });
  },
} as unknown as ThreadSource;
beforeEach(() => {
  steps.length = 0;
  refusal = undefined;
  vi.clearAllMocks();
});
const open = (changes: Partial<Appointment> | undefined) =>
  openPages(
    {
      '/': (
        <Appointments
          {...{ source, reload }}
          appointments={changes ? [{ ...appointment, ...changes }] : []}
          canWrite
          onFailure={fail}
        />
      ),
    },
    '/',
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

// Shows MSG-13.
it('proposes several times on the clocks of Budapest', async () => {
  open(undefined);
  press('Időpont egyeztetése');
  press('Még egy időpont');
  for (const [label, value] of [
    ['1. nap', '2026-12-01'],
    ['1. időpont', '10:00'],
    ['2. nap', '2026-12-02'],
    ['2. időpont', '16:30'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  press('Javaslat küldése');
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(steps).toEqual([{ kind: 'viewing', times: ['2026-12-01T10:00', '2026-12-02T16:30'] }]);
});

it('accepts one of the times with the version that was seen', async () => {
  open({});
  press('Elfogadom: 2026.\u00a0december\u00a02. (szerda)\u00a016:30');
  await vi.waitFor(() => expect(steps).toEqual([{ id: 3, accept: 1, version: 2 }]));
  expect(screen.queryByRole('button', { name: 'Időpont egyeztetése' })).toBeNull();
});

it('accepts once, however often it is tapped', async () => {
  open({});
  const accept = screen.getByRole('button', { name: /^Elfogadom: 2026\.\sdecember\s1/ });
  for (let taps = 0; taps < 3; taps++) fireEvent.click(accept);
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(steps).toHaveLength(1);
  expect(fail).not.toHaveBeenCalled();
});

it('says at its field what is wrong with the reason of a cancellation', async () => {
  open({ state: 'accepted', startsAt: '2026-12-01T09:00:00.000Z', steps: ['cancel'] });
  press('Lemondom');
  refusal = new ApiFailure(422, 'validation_failed', 'Hibás adatok.', [
    { path: 'cancel', message: 'Írd meg, miért mondod le!' },
  ]);
  fireEvent.submit(screen.getByRole('form', { name: 'Időpont lemondása' }));
  expect(await screen.findByText('Írd meg, miért mondod le!')).toBeTruthy();
});

it('loads again what was changed meanwhile, and says so', async () => {
  open({});
  refusal = new ApiFailure(409, 'conflict', 'Az időpont közben megváltozott.');
  press(/^Elfogadom: 2026\.\sdecember\s1/);
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(fail).toHaveBeenCalledWith(refusal);
});

it('saves an accepted one as a file for calendars, and cancels it with a reason', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  open({
    state: 'accepted',
    startsAt: '2026-12-01T09:00:00.000Z',
    steps: ['move', 'cancel'],
    ics: 'BEGIN:VCALENDAR',
  });
  expect(screen.getByText('2026. december 1. (kedd) 10:00')).toBeTruthy();
  press('Naptárba mentem');
  expect(saved).toEqual(['piacter-3.ics']);
  press('Lemondom');
  fireEvent.change(screen.getByLabelText(/Indok/), { target: { value: 'Beteg lettem.' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Időpont lemondása' }));
  await vi.waitFor(() => expect(steps).toEqual([{ id: 3, cancel: 'Beteg lettem.', version: 2 }]));
});

it('asks afterwards whether it took place', async () => {
  open({ state: 'accepted', startsAt: '2026-11-01T09:00:00.000Z', steps: ['answer'] });
  expect(screen.getByText('Megtörtént?')).toBeTruthy();
  press('Igen');
  await vi.waitFor(() => expect(steps).toEqual([{ id: 3, happened: 1, version: 2 }]));
});
