import { createLookupService } from '../../apps/api/src/features/lookups/index.ts';
import type { DemoProduct } from './demo-product.ts';
import { grammarRules } from './grammar-rules.ts';
import type { TextRule } from './text-rule.ts';
import { typographyRules } from './typography-rules.ts';
import { createChipRule, wordingRules } from './wording-rules.ts';

/** Lists whose names say nothing without their label: 'utcai, ingyenes', 'park', 'magyar'. */
async function listUnclearNames({ deps }: DemoProduct): Promise<string[]> {
  const { types, locations, languages, facilities, mealPlans } = await createLookupService(deps).rows();
  const tables = ['types_heating', 'types_parking', 'types_view', 'types_furnished', 'types_gas'] as const;
  const ofProperties = tables.flatMap((table) => types[table].map(({ typeName }) => typeName));
  const ofParts = facilities.filter(({ facilityGroup }) => facilityGroup !== 'general');
  const clear = new Set([
    ...facilities.filter(({ facilityGroup }) => facilityGroup === 'general').map((one) => one.facilityName),
    ...mealPlans.map(({ planName }) => planName),
  ]);
  return [
    ...ofProperties,
    ...locations.map(({ locationName }) => locationName),
    ...languages.map(({ languageName }) => languageName),
    ...ofParts.map(({ facilityName }) => facilityName),
  ].filter((name) => !clear.has(name));
}

/** Every rule of the assembled texts. */
export const listRules = async (product: DemoProduct): Promise<TextRule[]> => [
  ...typographyRules,
  ...grammarRules,
  ...wordingRules,
  createChipRule(await listUnclearNames(product)),
];
