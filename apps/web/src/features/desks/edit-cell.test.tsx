import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { EditCell } from './edit-cell.tsx';
import { useBulkRun } from './use-bulk-run.ts';

// The failure would otherwise wait for it.
beforeAll(() => import('../../ui/message-box/message-box.tsx'));

type Save = (name: string, typed: string) => Promise<void>;

/** Two rows of the table, whose values are saved by one run. */
function Rows({ save }: { save: Save }) {
  const { runNext } = useBulkRun();
  const titles = new Map<number, string>();
  return ['Győr', 'Pécs'].map((name) => (
    <EditCell
      key={name}
      label={name}
      value=""
      onSave={(typed) => runNext(() => save(name, typed).then(() => []), 1, { titles })}
    >
      {name}
    </EditCell>
  ));
}

const open = (save: Save) =>
  render(
    <>
      <Rows save={save} />
      <MessageBoxHost />
    </>,
  );
const enter = (name: string, typed: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

it('saves what was typed while the change before was on its way, one after the other', async () => {
  const answers: (() => void)[] = [];
  const save = vi.fn<Save>(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  open(save);
  enter('Győr', '450');
  enter('Pécs', '300');
  await waitFor(() => expect(save.mock.calls).toEqual([['Győr', '450']]));
  await act(async () => answers[0]?.());
  await waitFor(() => expect(save.mock.calls.at(-1)).toEqual(['Pécs', '300']));
  expect(screen.getByRole('textbox', { name: 'Pécs' })).toHaveProperty('readOnly', true);
  await act(async () => answers[1]?.());
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

it('keeps what was typed where it could not be saved', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open(save);
  enter('Győr', '450');
  await screen.findByRole('dialog', {}, { timeout: 8000 });
  act(() => answerMessage(true));
  const field = screen.getByRole('textbox', { name: 'Győr' });
  await waitFor(() => expect(field).toHaveProperty('readOnly', false));
  expect(field).toHaveProperty('value', '450');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(save).toHaveBeenCalledTimes(2);
});
