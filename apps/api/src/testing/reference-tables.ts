/** Tables filled by migrations and reference data, which tests do not change, except the professions. */
export const referenceTables =
  /^(types_|countries$|regions$|region_|facilities$|languages$|meal_plans$|special_locations$|reference_|kysely_)/;
