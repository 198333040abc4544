/** Tables whose rows come with the migrations and the reference data; tests do not change them. */
export const referenceTables =
  /^(types_|countries$|regions$|region_|facilities$|languages$|meal_plans$|special_locations$|reference_|kysely_)/;
