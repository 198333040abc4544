import type { FieldErrors } from './form.ts';
import type { FormStore } from './form-store.ts';

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
