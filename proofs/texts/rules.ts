import { facilityGroups } from '@piacter/contracts/lookups';
import {
  createLookupService,
  listEntries,
  type NamedList,
} from '../../apps/api/src/features/lookups/index.ts';
import type { DemoProduct } from './demo-product.ts';
import * as grammar from './grammar-rules.ts';
import { alternatives, type TextRule } from './text-rule.ts';
import * as typography from './typography-rules.ts';
import * as wording from './wording-rules.ts';

/** Lists whose names say nothing without their label: 'utcai, ingyenes', 'park', 'magyar'. */
const unclearLists = [
  ...(['types_heating', 'types_parking', 'types_view', 'types_furnished', 'types_gas'] as const),
  ...(['locations', 'languages'] as const),
  ...facilityGroups.filter((group) => group !== 'general'),
];

async function listUnclearNames({ deps }: DemoProduct): Promise<string[]> {
  const rows = await createLookupService(deps).rows();
  const namesOf = (list: NamedList) => listEntries(rows, list).map(([, name]) => name);
  const clear = new Set([...namesOf('general'), ...namesOf('mealPlans')]);
  return unclearLists.flatMap(namesOf).filter((name) => !clear.has(name));
}

/** The rule that a chip with a choice of these names carries its label: 'Parkolás: utcai, ingyenes'. */
export const createChipRule = (names: readonly string[]): TextRule => {
  const alone = new RegExp(`^(?:${alternatives(names)})(?=, szűrő törlése$)`, 'i');
  return {
    name: 'carries the label of its filter',
    sorts: /button\.chip$/,
    find: (text) => alone.exec(text)?.[0],
  };
};

/** The rules for which no data is needed. */
export const fixedRules: readonly TextRule[] = [typography, grammar, wording].flatMap((rules) =>
  Object.values<TextRule>(rules),
);

/** Every rule of the assembled texts. */
export const listRules = async (product: DemoProduct): Promise<TextRule[]> => [
  ...fixedRules,
  createChipRule(await listUnclearNames(product)),
];
