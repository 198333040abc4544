import type { Random } from '../random.ts';
import { fill, toPossessivePlace } from '../wording.ts';
import type { StayDraft } from './draft.ts';
import { bodies, byMeal, closings, features, openings, petSentences } from './sentences.ts';

/** Three to seven sentences that match the fields, in two or three paragraphs. */
export function describeStay(draft: StayDraft, random: Random): string {
  const { zone, type, place, capacity, roomCount } = draft;
  const meanings = { of: toPossessivePlace(place.name), beds: String(capacity), rooms: String(roomCount) };
  const told = draft.facilities.flatMap((id) => features[id] ?? []);
  const paragraphs = [
    [random.pick(openings[zone]), ...random.sample(bodies[type.class], random.int(1, 2))],
    [
      ...(random.chance(0.7) ? random.sample(byMeal[draft.mealPlanID] ?? [], 1) : []),
      ...random.sample(told, random.int(0, 2)),
      ...(draft.petAllowed && random.chance(0.6) ? [random.pick(petSentences)] : []),
    ],
    random.chance(0.6) ? [random.pick(closings)] : [],
  ];
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.map((sentence) => fill(sentence, meanings)).join(' '))
    .join('\n\n');
}
