import { z } from 'zod';
import { cornerLimits, crossingMessage, isCrossingItself, parseArea } from './values.ts';

const messages = {
  form: `A terület ${cornerLimits.min}–${cornerLimits.max} sarokpontból állhat, rajzold meg újra!`,
  crossing: crossingMessage,
};

/**
 * A drawn area in a query: 'lat,lon;lat,lon;…' in degrees, 3 to 100 corners, whose border must not cross itself. Only
 * listings whose shown position is inside match.
 */
export const area = z.string().transform((text, context) => {
  const corners = parseArea(text);
  if (corners && !isCrossingItself(corners)) return corners;
  context.addIssue({ code: 'custom', message: corners ? messages.crossing : messages.form });
  return z.NEVER;
});
