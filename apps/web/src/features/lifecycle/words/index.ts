import type { ListingState } from '@piacter/contracts/lifecycle/values';
import { text } from '../text.ts';

/** The states in words that fit every kind of listing. */
export const stateWords: Readonly<Record<ListingState, string>> = { ...text.states, closed: 'Lezárt' };
