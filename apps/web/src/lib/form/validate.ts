import type { FieldErrors } from './form.ts';
import type { FormSchema } from './schema-errors.ts';

type Rules = {
  schema: () => Promise<FormSchema>;
  /** What the schema checks. */
  body: unknown;
  /** Errors beyond the schema's. */
  others: Promise<FieldErrors> | undefined;
};

/** What is wrong with a body, by path; nothing where the rules cannot be fetched, as the server knows them too. */
export async function validate({ schema, body, others }: Rules): Promise<FieldErrors> {
  try {
    const [loaded, { getFieldErrors }, otherErrors] = await Promise.all([
      schema(),
      import('./schema-errors.ts'),
      others,
    ]);
    return { ...getFieldErrors(loaded, body), ...otherErrors };
  } catch (error) {
    console.warn('The form cannot be checked here.', error);
    return {};
  }
}

/** Errors by the field that shows them: those of a list's element or an object's member are the whole field's. */
export const byField = (errors: FieldErrors, values: object): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      Object.hasOwn(values, path) ? path : (path.split('.', 1)[0] ?? path),
      message,
    ]),
  );
