import { z } from 'zod';
import { emptyAsNull } from '../../core/index.ts';
import { timeOfDay } from '../../timetables/schemas.ts';
import { mailFrequencies, threadKinds } from '../values.ts';

/** No mails between these times of the clocks of Budapest; over midnight where the end is the earlier one. */
const quietTime = emptyAsNull(timeOfDay);

/** When mails tell of unread messages (MSG-09). */
export const notificationSettings = z
  .object({
    /** For each kind of thread. */
    frequencies: z.record(z.enum(threadKinds), z.enum(mailFrequencies)),
    quietFrom: quietTime,
    quietTo: quietTime,
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    path: ['quietTo'],
    error: 'Add meg a csendes időszak elejét és végét is, vagy hagyd üresen mindkettőt!',
  })
  .refine(({ quietFrom, quietTo }) => quietFrom === null || quietFrom !== quietTo, {
    path: ['quietTo'],
    error:
      'A csendes időszak vége ne legyen ugyanaz, mint az eleje! Ha sosem kérsz levelet, a „soha” lehetőséget válaszd!',
  });
export type NotificationSettings = z.output<typeof notificationSettings>;
