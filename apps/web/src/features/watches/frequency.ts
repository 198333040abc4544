import { watchFrequencies } from '@piacter/contracts/watches/values';
import { text } from './text.ts';

export const frequencyOptions = watchFrequencies.map((value) => ({ value, label: text.frequencies[value] }));
