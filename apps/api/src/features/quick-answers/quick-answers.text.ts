import { quickAnswerLimits } from '@piacter/contracts/quick-answers/values';

/** Hungarian messages of quick answers. */
export const quickAnswerText = {
  created: 'A gyors választ elmentettük.',
  changed: 'A gyors választ módosítottuk.',
  removed: 'A gyors választ töröltük.',
  notFound: 'Ez a gyors válasz nem található! Lehet, hogy már törölted: frissítsd az oldalt!',
  limitReached: `Legfeljebb ${quickAnswerLimits.count} gyors válaszod lehet, előbb törölj egyet!`,
} as const;
