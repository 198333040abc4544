import { adTypes, houseTypes } from '@piacter/contracts/properties/values';
import type { Random } from '../random.ts';
import { fill } from '../wording.ts';
import type { PropertyDraft } from './draft.ts';
import { exchangeWishes, rentOpenings, saleOpenings, swapOpenings } from './openings.ts';
import {
  conditionSentences,
  featureSentences,
  furnishedSentences,
  heatingSentences,
  layoutSentences,
  nearbySentences,
  plotSentences,
  quickClosings,
  rentTerms,
  roomsSentences,
  saleClosings,
} from './sentences.ts';
import { words } from './wording.ts';

const getOpenings = (adType: number) => {
  if (adType === adTypes.rent) return rentOpenings;
  return adType === adTypes.swap ? swapOpenings : saleOpenings;
};

/** Two to six sentences that match the fields, with varied wording; `thisYear` is the upper bound of years. */
export function describe(draft: PropertyDraft, random: Random, thisYear: number): string {
  const meanings = words(draft, thisYear - (draft.conditionID === 2 ? random.int(1, 5) : random.int(1, 9)));
  const opening = random.pick(getOpenings(draft.adType)[draft.houseType] ?? ['']);
  const body = draft.houseType === houseTypes.plot ? plotBody(draft, random) : homeBody(draft, random);
  const told = random.sample(body, random.int(1, Math.min(3, body.length)));
  const around = random.sample(
    draft.specialLocations.flatMap((id) => nearbySentences[id] ?? []),
    random.int(0, 1),
  );
  const end = closing(draft, random);
  const first = [opening, ...told].map((sentence) => fill(sentence, meanings)).join(' ');
  const last = [...around, ...end].map((sentence) => fill(sentence, meanings)).join(' ');
  if (!last) return first;
  return `${first}${told.length > 2 ? '\n\n' : ' '}${last}`;
}

function homeBody(draft: PropertyDraft, random: Random): string[] {
  const isHouse = draft.houseType === houseTypes.house;
  const earned = [
    conditionSentences[draft.conditionID ?? 0],
    heatingSentences[draft.heatType ?? 0],
    draft.conditionID === 7 || draft.conditionID === 8 ? undefined : layoutOf(draft),
    draft.thermallyInsulated ? featureSentences.insulated : undefined,
    draft.hasSolarPanel ? featureSentences.solar : undefined,
    draft.isSmartHome ? featureSentences.smart : undefined,
    draft.isAttic ? featureSentences.attic : undefined,
    ...(isHouse ? [featureSentences.garden] : flatOnly(draft)),
  ];
  return earned.flatMap((group) => (group ? [random.pick(group)] : []));
}

const layoutOf = ({ houseType, roomNumber }: PropertyDraft) => [
  ...(layoutSentences[houseType] ?? []),
  ...((roomNumber ?? 0) < 2 ? [] : (roomsSentences[houseType] ?? [])),
];

const flatOnly = (draft: PropertyDraft) => [
  draft.hasBalcony ? featureSentences.balcony : undefined,
  draft.hasElevator ? featureSentences.lift : featureSentences.noLift,
  draft.isGardenContact ? featureSentences.ownGarden : undefined,
];

function plotBody(draft: PropertyDraft, random: Random): string[] {
  const isField = (draft.siteArea ?? 0) >= 1800;
  const power = plotSentences.power[draft.electricityType ?? 0];
  const uses = isField ? plotSentences.field : plotSentences.building;
  return [
    ...random.sample(uses, 2),
    ...(power ? [power] : []),
    ...(isField || draft.electricityType === 10 ? [] : [random.pick(plotSentences.water)]),
  ];
}

function closing(draft: PropertyDraft, random: Random): string[] {
  if (draft.adType === adTypes.rent) {
    const furniture = furnishedSentences[draft.furnishedType ?? 0];
    return [
      ...(furniture ? [furniture] : []),
      ...(draft.houseType === houseTypes.plot ? [] : [random.pick(rentTerms)]),
    ];
  }
  if (draft.moveImmediately && random.chance(0.4)) return [random.pick(quickClosings)];
  return random.chance(0.6) ? [random.pick(saleClosings)] : [];
}

/** What the advertiser would accept in a swap; null where none is offered. */
export const exchangeWish = (draft: PropertyDraft, random: Random): string | null =>
  draft.adType === adTypes.swap || draft.adType === adTypes.saleOrSwap
    ? random.pick(exchangeWishes[draft.houseType] ?? [''])
    : null;
