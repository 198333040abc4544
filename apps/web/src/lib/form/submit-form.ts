import type { FieldErrors } from './form.ts';
import type { FormStore } from './form-store.ts';
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

type Submission<Values extends object> = {
  store: FormStore<Values>;
  check: (values: Values) => Promise<FieldErrors>;
  beforeSend:
    | ((values: Values, showFieldErrors: (errors: FieldErrors) => void) => boolean | Promise<boolean>)
    | undefined;
  /** False where nothing was sent after all. */
  send: (values: Values) => Promise<boolean>;
  onInvalid: ((errors: FieldErrors) => Promise<void>) | undefined;
  handleFailure: (failure: unknown) => Promise<void>;
};

/** One attempt to send a form: validate, `beforeSend`, send. Ignored while another one is under way. True once it is sent. */
export async function submitForm<Values extends object>({
  store,
  check,
  beforeSend,
  send,
  onInvalid,
  handleFailure,
}: Submission<Values>): Promise<boolean> {
  if (store.getState().isSending) return false;
  store.setSending(true);
  try {
    const { values } = store.getState();
    const errors = await check(values);
    if (Object.keys(errors).length > 0) {
      await onInvalid?.(errors);
      store.showFieldErrors(errors);
      return false;
    }
    store.clearErrors();
    if (!((await beforeSend?.(values, store.showFieldErrors)) ?? true)) return false;
    return await send(values);
  } catch (failure) {
    await handleFailure(failure);
    return false;
  } finally {
    store.setSending(false);
  }
}
