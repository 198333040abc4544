import type { ApiCall, BodyTo, ReplyTo } from '@piacter/contracts';
import { typedKeys } from '@piacter/contracts/core/values';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AddressParts, ApiFailure, request } from '../api/index.ts';
import { alert } from '../message-queue.ts';
import { getOfflineDetail } from '../offline.ts';
import { createFieldRegistry } from './create-field-registry.ts';
import { type Draft, openDraft, useDraft } from './draft-store.ts';
import type { EditVersion } from './edit-version.ts';
import type { StoredFields } from './edited-fields.ts';
import { failureMessage } from './failure-message.ts';
import type { FieldErrors, Form } from './form.ts';
import { createFormStore, pickChanges } from './form-store.ts';
import { offerLogin } from './leave-guard.ts';
import type { FormSchema } from './schema-errors.ts';
import { byField, submitForm, validate } from './submit-form.ts';
import { text } from './text.ts';

type Name<Values> = keyof Values & string;

/** A body before validation: required fields may be missing. */
export type UncheckedBody<Call extends ApiCall> = {
  [Name in keyof BodyTo<Call>]?: BodyTo<Call>[Name] | null | undefined;
};

/** Converts the form's values to the body of the call; required wherever the types differ. */
type Conversion<Call extends ApiCall, Values> = [Values] extends [UncheckedBody<Call>]
  ? { toBody?: (values: Values) => UncheckedBody<Call> }
  : { toBody: (values: Values) => UncheckedBody<Call> };

export type EndpointFormOptions<Call extends ApiCall, Values extends object> = Conversion<Call, Values> & {
  call: Call;
  /** Path parameters and query of the call. */
  parts?: AddressParts<Call>;
  /** The contract's body schema, loaded when the form is first touched: `() => import(…).then((m) => m.loginBody)`. */
  schema: () => Promise<FormSchema>;
  /** Errors beyond the schema's, by field: for parts of the form that are sent by a separate call. */
  rules?: (values: Values) => Promise<FieldErrors>;
  /** The initial values, which count as saved. Give the form a `key` where they may change. */
  initial: Values;
  /** Stores the input for the life of the tab under this name; it is restored when the form opens again. */
  draftKey?: string;
  /** Where the input is stored instead. */
  draft?: Draft<Values>;
  /** Fields that are never stored: passwords. */
  secret?: readonly Name<Values>[];
  /** The message for an unreachable server, in place of ERR-01 and ERR-02. */
  unreachable?: string;
  /** `isStep`: on the way to another step, which says what happened. */
  onDone: (reply: ReplyTo<Call>, values: Values, isStep: boolean) => void | Promise<void>;
  /**
   * Runs when all fields are valid, before anything is sent; false cancels. For a confirmation, a separate call, or a
   * rule outside of the schema, whose errors are passed to `showFieldErrors`.
   */
  beforeSend?: (values: Values, showFieldErrors: (errors: FieldErrors) => void) => boolean | Promise<boolean>;
  /** Handles a failure that can be recovered from, such as a required captcha; true sends the values again. */
  recover?: (failure: ApiFailure) => Promise<boolean>;
  /**
   * Only the entries of the body that differ from the saved values' are sent, so that what was saved in another tab is not
   * overwritten. Adds the entries of the whole body that belong to them.
   */
  toChanges?: (changed: object, whole: object) => object;
  /**
   * With `toChanges`: what the changed fields were is sent as `seen`, so that those that were saved elsewhere meanwhile are
   * not overwritten without asking.
   */
  stored?: StoredFields<Values>;
  /** For a row that two people may edit at once: its version is sent as `seenUpdated`. */
  version?: EditVersion<Values>;
  /** Runs when an attempt finds errors, before they are shown: for a custom message box. */
  onInvalid?: (errors: FieldErrors) => Promise<void>;
  /** Handles a failure before the default does; true if it was handled. */
  onFailure?: (failure: ApiFailure) => boolean;
};

/**
 * A form over one call of the API. It validates with the contract's schema, shows the server's field errors at their
 * fields and any other failure in the message box, counts unsaved changes, and keeps a draft.
 */
export function useEndpointForm<Call extends ApiCall, Values extends object>(
  options: EndpointFormOptions<Call, Values>,
): Form<Values> {
  const { call, parts, schema, rules, initial, draftKey, secret = [] } = options;
  const { beforeSend, onInvalid, onDone } = options;
  const navigate = useNavigate();
  const draft = useMemo(() => options.draft ?? openDraft<Values>(draftKey), [options.draft, draftKey]);
  const [registry] = useState(createFieldRegistry);
  const [store] = useState(() => {
    const created = createFormStore(initial);
    created.restore(draft.read() ?? {});
    return created;
  });
  const { values, fieldErrors, attempt, isRestored, setAside, isSending } = useSyncExternalStore(
    store.subscribe,
    store.getState,
    store.getInitialState,
  );
  useDraft(draft, store.getUnsaved(secret));
  // Belongs to the values in the store; later renders may have a newer one.
  const seen = useRef(options.version?.seen);

  // Without `toBody` the values are the body: `Conversion` requires it for all others.
  const getBody = (current: Values) => (options.toBody ? options.toBody(current) : current);

  const check = async (current: Values) =>
    byField(await validate({ schema, body: getBody(current), others: rules?.(current) }), initial);

  const getSent = (current: Values, overwrites: boolean) => {
    const body = getBody(current);
    if (!options.toChanges)
      return { ...body, ...(!overwrites && seen.current && { seenUpdated: seen.current }) };
    const saved = getBody(store.getState().saved);
    const changes = options.toChanges(pickChanges(body, saved), body);
    return options.stored && !overwrites ? { ...changes, seen: pickChanges(saved, body) } : changes;
  };

  const sendOnce = (sent: Values, overwrites = false) =>
    request(call, parts, { body: getSent(sent, overwrites) });

  /** Shows what was saved elsewhere in the fields that a failure names. */
  const takeOver = async ({ errors }: ApiFailure, { load, fields = {} }: StoredFields<Values>) => {
    const loaded = await load();
    const names = new Set(errors.map(({ path }) => fields[path] ?? path));
    store.takeOver(
      loaded,
      typedKeys(loaded).filter((name) => names.has(name)),
    );
  };

  /** Sends once more after a failure that was recovered from; undefined if the stored version is shown instead. */
  const recover = async (failure: unknown, sent: Values): Promise<ReplyTo<Call> | undefined> => {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.code === 'edited_meanwhile' && options.version) {
      const { confirmOverwrite } = await import('./edit-version.ts');
      if (await confirmOverwrite(failure.message)) return sendOnce(sent, true);
      const stored = await options.version.load();
      store.showStored(stored.values);
      seen.current = stored.updated;
      return undefined;
    }
    if (failure.code === 'edited_meanwhile' && options.stored) {
      const { confirmMine } = await import('./edited-fields.ts');
      if (await confirmMine(failure.message)) return sendOnce(sent, true);
      await takeOver(failure, options.stored);
      return undefined;
    }
    if (await options.recover?.(failure)) return sendRecovering(sent);
    throw failure;
  };

  /** Each attempt may need one more recovery, such as a harder captcha. */
  const sendRecovering = (sent: Values): Promise<ReplyTo<Call> | undefined> =>
    sendOnce(sent).catch((failure: unknown) => recover(failure, sent));

  const send = async (sent: Values, isStep: boolean): Promise<boolean> => {
    const reply = await sendRecovering(sent);
    if (reply === undefined) return false;
    const updated: unknown = Reflect.get(reply, 'updated');
    seen.current = typeof updated === 'string' ? updated : undefined;
    store.markSaved(sent);
    draft.drop();
    await onDone(reply, sent, isStep);
    return true;
  };
  const attemptToSend = (isStep: boolean) =>
    submitForm({
      store,
      check,
      beforeSend,
      send: (sent) => send(sent, isStep),
      onInvalid,
      handleFailure,
    });

  const keepDraft = () => draft.write(store.getUnsaved(secret));

  const handleFailure = async (failure: unknown) => {
    if (!(failure instanceof ApiFailure)) console.error(failure);
    else if (options.onFailure?.(failure)) return;
    else if (failure.code === 'signed_out') {
      keepDraft();
      return offerLogin(navigate);
    } else if (failure.errors.length > 0) {
      const errors = failure.errors.map(({ path, message }) => [path, message] as const);
      return store.showFieldErrors(byField(Object.fromEntries(errors), initial));
    }
    const detail = getOfflineDetail(text.offline);
    await alert(failureMessage(failure, options.unreachable), { colour: 'danger', detail });
  };

  /** Shows a field's own error on blur if it was changed; untouched fields are not validated. */
  const checkField = async (name: Name<Values>) => {
    const current = store.getState().values;
    if (!store.isChanged(name)) return;
    const errors = await check(current);
    if (store.getState().values[name] === current[name]) store.setFieldError(name, errors[name]);
  };

  const restart = (next?: Values) => {
    store.reset(next);
    draft.drop();
  };

  return {
    values,
    fieldErrors,
    attempt,
    registry,
    unsaved: Object.keys(store.getUnsaved()).length,
    hasUnsaved: () => Object.keys(store.getUnsaved()).length > 0,
    isSending,
    isRestored,
    restoreSetAside: setAside && store.restoreSetAside,
    submit: async (event) => {
      event?.preventDefault();
      await attemptToSend(false);
    },
    getErrors: () => check(store.getState().values),
    showErrors: store.showFieldErrors,
    save: async () => Object.keys(store.getUnsaved()).length === 0 || attemptToSend(true),
    reset: () => restart(),
    restart: (next = initial) => restart(next),
    keepDraft,
    preloadSchema: () => void schema().catch(() => undefined),
    set: store.set,
    fill: store.fill,
    field: (name) => ({
      name,
      value: values[name],
      error: fieldErrors[name],
      onChange: (value) => store.set(name, value),
      onBlur: () => void checkField(name),
    }),
  };
}
