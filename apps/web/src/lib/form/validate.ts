import type { FieldErrors } from './form.ts';
import type { FormSchema } from './schema-errors.ts';

type Rules = {
  schema: () => Promise<FormSchema>;
  /** The body to validate by the schema. */
  body: unknown;
  /** Errors beyond the schema's. */
  others: Promise<FieldErrors> | undefined;
};

/** The errors of a body by path; none where the schema cannot be loaded, as the server validates too. */
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

/** Errors by the field that shows them: those of a list's element or an object's member belong to the whole field. */
export const byField = (errors: FieldErrors, values: object): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      Object.hasOwn(values, path) ? path : (path.split('.', 1)[0] ?? path),
      message,
    ]),
  );
