import { useForm } from '@mantine/form';
import type { ApiCall, BodyTo, ReplyTo } from '@piacter/contracts';
import type { FieldError } from '@piacter/contracts/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { warmMessageBox } from '../../ui/message-box/message-box-host.tsx';
import { send } from '../api/call.ts';
import type { AddressParts } from '../api/index.ts';
import { ApiFailure, addressOf } from '../api/index.ts';
import { alert } from '../message-queue.ts';
import type { DraftValues } from './draft-store.ts';
import { failureMessage } from './failure-message.ts';
import type { FormSchema } from './schema-errors.ts';
import { offerLogin } from './signed-out.ts';
import { text } from './text.ts';
import { useDraft } from './use-draft.ts';

type Name<Values> = keyof Values & string;

/** How the form's values become the call's body; needed wherever they are not that already. */
type Conversion<Call extends ApiCall, Values> = [Values] extends [BodyTo<Call>]
  ? { toBody?: (values: Values) => BodyTo<Call> }
  : { toBody: (values: Values) => BodyTo<Call> };

export type EndpointFormOptions<Call extends ApiCall, Values extends object> = Conversion<Call, Values> & {
  call: Call;
  /** Path parameters and query of the call. */
  parts?: AddressParts<Call>;
  /** The contract's body schema, fetched when the form is first touched: `() => import(…).then((m) => m.loginBody)`. */
  schema: () => Promise<FormSchema>;
  /** Faults beyond the schema's, by field: of what is shown in the form and goes with a call of its own. */
  rules?: (values: Values) => Promise<Record<string, string>>;
  /** What stands in the form at first, which is what is saved. Give the form a `key` where this may change. */
  initial: Values;
  /** Keeps what is typed for the life of the tab under this name; it is put back when the form opens again. */
  draftKey?: string;
  /** Fields that are never kept: passwords. */
  secret?: readonly Name<Values>[];
  /** Words for a server that cannot be reached, in place of ERR-01 and ERR-02. */
  unreachable?: string;
  onDone: (reply: ReplyTo<Call>, values: Values) => void | Promise<void>;
  /**
   * Asked when all fields are in order, before anything is sent; false sends nothing. For a question to the
   * person, or for a rule that no schema knows, whose faults go to `showFaults`.
   */
  confirm?: (
    values: Values,
    showFaults: (faults: Record<string, string>) => void,
  ) => boolean | Promise<boolean>;
  /** Sees a failure first; true says that it has dealt with it. */
  onFailure?: (failure: ApiFailure) => boolean;
};

/** What is bound to a field of src/ui/fields. */
export type FieldBinding<Value, N extends string> = {
  name: N;
  value: Value;
  error: ReactNode;
  onChange: (value: Value) => void;
  onBlur: () => void;
};

const changed = (value: unknown, saved: unknown) => JSON.stringify(value) !== JSON.stringify(saved);

/**
 * A form over one call of the API. It validates with the contract's schema, puts the server's field errors at
 * their fields and everything else into the message box, counts what is unsaved, and keeps a draft.
 */
export function useEndpointForm<Call extends ApiCall, Values extends object>(
  options: EndpointFormOptions<Call, Values>,
) {
  const {
    call,
    parts,
    schema,
    rules,
    initial,
    draftKey,
    secret = [],
    unreachable,
    confirm,
    onDone,
    onFailure,
  } = options;
  const navigate = useNavigate();
  const saved = useRef(initial);
  const sending = useRef(false);
  const [isRestored, setRestored] = useState(false);
  /** The faults of the last attempt; the summary shows these and not those that vanish under the typing. */
  const [attempt, setAttempt] = useState<{ number: number; errors: readonly FieldError[] }>({
    number: 0,
    errors: [],
  });

  const names = Object.keys(initial) as Name<Values>[];
  const bodyOf = (values: Values) =>
    (options.toBody ? options.toBody(values) : values) as NonNullable<BodyTo<Call>>;
  /** The field that shows the fault of a path: of a list's element it is the list. */
  const fieldOf = (path: string) => (Object.hasOwn(initial, path) ? path : (path.split('.', 1)[0] ?? path));

  const check = async (values: Values): Promise<Record<string, string>> => {
    try {
      const [loaded, { faultsOf }, others] = await Promise.all([
        schema(),
        import('./schema-errors.ts'),
        rules?.(values),
      ]);
      const faults = { ...faultsOf(loaded, bodyOf(values)), ...others };
      return Object.fromEntries(Object.entries(faults).map(([path, fault]) => [fieldOf(path), fault]));
    } catch (error) {
      // The rules did not arrive; the server knows them too.
      console.warn('The form cannot be checked here.', error);
      return {};
    }
  };

  const form = useForm<Values>({ initialValues: initial });
  const { values, errors } = form;

  const unsavedOf = (current: Values): DraftValues =>
    Object.fromEntries(
      names
        .filter((name) => changed(current[name], saved.current[name]))
        .map((name) => [name, current[name]]),
    );
  const withoutSecrets = (unsaved: DraftValues) =>
    Object.fromEntries(Object.entries(unsaved).filter(([name]) => !secret.some((hidden) => hidden === name)));

  const unsavedValues = unsavedOf(values);
  const unsaved = Object.keys(unsavedValues).length;
  const toKeep = withoutSecrets(unsavedValues);
  const draft = useDraft(draftKey, Object.keys(toKeep).length > 0 ? toKeep : null);

  const set = <N extends Name<Values>>(name: N, value: Values[N]) =>
    // Mantine's path types do not follow a generic key; names of the values are paths.
    (form.setFieldValue as (path: string, value: unknown) => void)(name, value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is put back once, when the form opens
  useEffect(() => {
    const found = names.filter((name) => draft.found && Object.hasOwn(draft.found, name));
    if (found.length === 0) return;
    for (const name of found) set(name, draft.found?.[name] as Values[typeof name]);
    setRestored(true);
  }, []);

  const showFaults = (faults: Record<string, string>) => {
    form.setErrors(faults);
    const list = Object.entries(faults).map(([path, message]) => ({ path, message }));
    setAttempt((last) => ({ number: last.number + 1, errors: list }));
  };

  const fail = async (error: unknown) => {
    if (!(error instanceof ApiFailure)) console.error(error);
    else {
      if (onFailure?.(error)) return;
      if (error.code === 'signed_out') {
        draft.keep(withoutSecrets(unsavedOf(form.getValues())));
        return offerLogin(navigate);
      }
      if (error.errors.length > 0)
        return showFaults(
          Object.fromEntries(error.errors.map(({ path, message }) => [fieldOf(path), message])),
        );
    }
    const detail = navigator.onLine ? undefined : text.offline;
    await alert(failureMessage(error, unreachable), { colour: 'danger', detail });
  };

  const deliver = async (sent: Values) => {
    const address = addressOf(call, (parts ?? {}) as AddressParts<Call>);
    const method = call.slice(0, call.indexOf(' '));
    const reply = (await send(method, address, { body: bodyOf(sent) })) as ReplyTo<Call>;
    saved.current = sent;
    draft.drop();
    setRestored(false);
    setAttempt((last) => ({ ...last, errors: [] }));
    await onDone(reply, sent);
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    form.setSubmitting(true);
    try {
      const sent = form.getValues();
      const faults = await check(sent);
      if (Object.keys(faults).length > 0) showFaults(faults);
      else if ((await confirm?.(sent, showFaults)) ?? true) await deliver(sent);
    } catch (error) {
      await fail(error);
    } finally {
      sending.current = false;
      form.setSubmitting(false);
    }
  };

  /** On leaving a field that was changed, its own fault is said; what was never touched is left in peace. */
  const checkField = async (name: Name<Values>) => {
    const current = form.getValues();
    if (!changed(current[name], saved.current[name])) return;
    const faults = await check(current);
    if (form.getValues()[name] !== current[name]) return;
    const fault = faults[name];
    if (fault === undefined) form.clearFieldError(name);
    else form.setFieldError(name, fault);
  };

  const reset = () => {
    form.setValues(saved.current);
    form.clearErrors();
    draft.drop();
    setRestored(false);
    setAttempt((last) => ({ ...last, errors: [] }));
  };

  return {
    values,
    errors: errors as Readonly<Record<string, ReactNode>>,
    attempt,
    set,
    submit,
    /** Back to what is saved; drops the draft too. */
    reset,
    /** Empties the form for another use, after a success: passwords do not stay in it. */
    restart: (next: Values = initial) => {
      saved.current = next;
      reset();
    },
    isSending: form.submitting,
    /** A draft of an earlier visit stands in the form. */
    isRestored,
    /** How many fields differ from what is saved. */
    unsaved,
    hasUnsaved: () => Object.keys(unsavedOf(form.getValues())).length > 0,
    dropDraft: draft.drop,
    /** Fetches the rules and the message box early: the first fault is said without a wait, even offline. */
    warm: () => {
      schema().catch(() => undefined);
      warmMessageBox();
    },
    /** For the fields that take a `value`. */
    field: <N extends Name<Values>>(name: N): FieldBinding<Values[N], N> => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => set(name, value),
      onBlur: () => void checkField(name),
    }),
    /** For boxes and switches, whose value is a boolean. */
    check: <N extends Name<Values>>(name: N) => ({
      name,
      checked: Boolean(values[name]),
      error: errors[name],
      onChange: (isChecked: boolean) => set(name, isChecked as Values[N]),
    }),
  };
}

/** What `useEndpointForm` gives, for the parts that only show it. */
export type FormState = Pick<
  ReturnType<typeof useEndpointForm<ApiCall, Record<string, unknown>>>,
  | 'values'
  | 'attempt'
  | 'errors'
  | 'submit'
  | 'reset'
  | 'isSending'
  | 'isRestored'
  | 'unsaved'
  | 'hasUnsaved'
  | 'dropDraft'
  | 'warm'
>;
