import { type ContextType, useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];

/** An entry of the history. `depth`: its place above the entry of its page, which has the same key and address. */
interface Entry {
  key: string;
  address: string;
  depth: number;
  /** The router's number of the page in the history. */
  idx: number | undefined;
}

interface State {
  key?: string;
  idx?: number;
  overlays?: number;
}

const readEntry = (): Entry => {
  const state: State | null = history.state;
  return {
    key: state?.key ?? 'default',
    address: location.href,
    depth: state?.overlays ?? 0,
    idx: state?.idx,
  };
};

/** What closes the overlays that are open, the uppermost last. */
const closings: (() => void)[] = [];
let router: Router | undefined;
/** The key of the page that the router shows. */
let shown: string | undefined;
/** The entry before the next step through the history. */
let last: Entry | undefined;
/** The pages whose overlay has replaced them, as it could only do to its own entry: they are passed over. */
const replaced = new Set<string>();
const toName = ({ key, address }: Entry) => `${key} ${address}`;

/** Whether the router has arrived, and does not ask whether a page may be left: a new entry would take its way from it. */
const isAtRest = ({ key }: Entry) =>
  key === router?.state.location.key &&
  [...router.state.blockers.values()].every(({ state }) => state === 'unblocked');

/** Whether both are entries of the page that the router shows. */
const isSamePage = (from: Entry | undefined, to: Entry): from is Entry =>
  from?.key === to.key && from.address === to.address && to.key === router?.state.location.key;

/** Pushes an entry for each open overlay that has none. For the router it is the page's own. */
function pushEntries(): void {
  last = readEntry();
  if (!isAtRest(last)) return;
  while (last.depth < closings.length) {
    history.pushState({ ...history.state, overlays: last.depth + 1 }, '');
    last = readEntry();
  }
}

/**
 * Handles a step between the entries of a page. Those that an overlay has left behind, which was closed otherwise, are
 * passed over: going back as it closes would undo a navigation that begins meanwhile.
 */
function handlePop(): void {
  const from = last;
  const entry = readEntry();
  last = entry;
  if (replaced.has(toName(entry))) history.go(from?.idx === entry.idx ? -1 : 1);
  else if (isSamePage(from, entry) && from.depth !== entry.depth) {
    const above = closings.slice(entry.depth).reverse();
    if (entry.depth > from.depth) history.forward();
    else if (above.length === 0) history.back();
    else for (const close of above) close();
  }
}

/** Another page takes nothing along that was open on one before it in the history. */
function follow({ location: { key }, historyAction }: Router['state']): void {
  if (key === shown) return;
  shown = key;
  if (historyAction === 'POP') {
    for (const close of closings.splice(0).reverse()) close();
    return;
  }
  if (last && historyAction === 'PUSH') replaced.delete(toName(last));
  else if (last && last.depth > 0) replaced.add(toName(last));
  last = readEntry();
}

function open(close: () => void, its: Router): () => void {
  if (router === undefined) addEventListener('popstate', handlePop);
  if (router !== its) {
    router = its;
    shown = its.state.location.key;
    its.subscribe(follow);
  }
  closings.push(close);
  pushEntries();
  return () => {
    const place = closings.indexOf(close);
    if (place !== -1) closings.splice(place, 1);
  };
}

/**
 * Makes going back close what lies over the page instead of leaving the page, as on phones. Leaving the page by other
 * steps through the history closes it, too.
 */
export function useBackToClose(onClose: () => void, isOpen = true): void {
  const its = useContext(DataRouterContext)?.router;
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (isOpen && its ? open(() => close.current(), its) : undefined), [isOpen, its]);
}

/** The same as a component, which can be loaded lazily. */
export function BackToClose({ onClose }: { onClose: () => void }): null {
  useBackToClose(onClose);
  return null;
}
