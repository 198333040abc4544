import type { BodyTo } from '@piacter/contracts';
import { calendarDays } from '@piacter/contracts/calendars/values';
import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import { useMemo, useState } from 'react';
import { api, useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { toNightMap } from '../month/index.tsx';
import { hostText as text } from '../text.ts';

type Changes = NonNullable<BodyTo<'POST /api/calendars/{accommodationID}/changes'>>['changes'];

/** The calendar of one of the user's accommodations, its changes, and what takes the last one back. */
export function useHostCalendar(accommodationID: number) {
  const [today] = useState(() => toBudapestDay(new Date()));
  const params = { accommodationID };
  const { data, error, mutate } = useApi('GET /api/calendars/{accommodationID}', {
    params,
    query: { from: today, to: addDays(today, calendarDays + 1) },
  });
  const [undo, setUndo] = useState<Changes | null>(null);
  const [notice, setNotice] = useState('');
  const [isSending, setSending] = useState(false);
  const nights = useMemo(() => toNightMap(data?.data.nights ?? []), [data]);

  const send = async (changes: Changes): Promise<Changes | null | undefined> => {
    setSending(true);
    try {
      const reply = await api('POST /api/calendars/{accommodationID}/changes', { params, body: { changes } });
      setNotice(reply.message);
      return reply.data.undo;
    } catch (failure) {
      await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
      return undefined;
    } finally {
      await mutate();
      setSending(false);
    }
  };

  return {
    today,
    calendar: data?.data,
    error,
    retry: () => void mutate(),
    nights,
    notice,
    isSending,
    canUndo: undo !== null,
    /** Whether it was done; a failure is told. */
    change: async (changes: Changes): Promise<boolean> => {
      const back = await send(changes);
      if (back !== undefined) setUndo(back);
      return back !== undefined;
    },
    undo: async () => {
      if (undo && (await send(undo)) !== undefined) {
        setUndo(null);
        setNotice(text.undone);
      }
    },
  };
}
