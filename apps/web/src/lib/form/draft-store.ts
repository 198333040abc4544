/** What was typed and not sent, by field. */
export type DraftValues = Record<string, unknown>;

const prefix = 'draft:';

type Stored = { owner: string; values: DraftValues };

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;

/** The draft under a key, if the same person left it; somebody else at this tab sees nothing of it. */
export const readDraft = (key: string, owner: string): DraftValues | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return isStored(stored) && stored.owner === owner ? stored.values : null;
  } catch {
    return null;
  }
};

/** Keeps a draft for the life of the tab. A full or forbidden storage only means that there is no draft. */
export const writeDraft = (key: string, owner: string, values: DraftValues): void => {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify({ owner, values } satisfies Stored));
  } catch (error) {
    console.warn('The draft cannot be kept.', error);
  }
};

export const dropDraft = (key: string): void => sessionStorage.removeItem(prefix + key);

/** Forgets all drafts of this tab: at logout. */
export const dropAllDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
};
