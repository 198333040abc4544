import { z } from 'zod';
import {
  captchaToken,
  flag,
  flagReply,
  id,
  instant,
  nullableText,
  page,
  requiredText,
  text,
  textFlag,
  textID,
} from '../core/index.ts';
import { appointment } from './appointments/schemas.ts';
import { linkSecret, linkToken } from './link-secret.ts';
import {
  gates,
  messageKinds,
  openedThreadKinds,
  threadFileKinds,
  threadFileSizes,
  threadKinds,
  threadLimits,
  threadSides,
  threadStates,
} from './values.ts';

const messageText = requiredText(threadLimits.text);
/** Chosen by the sender for each message, so that one that is sent again is not there twice. */
const clientKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** A new thread (MSG-01, MSG-03): about a published listing, or about a property request. */
export const threadBody = z.object({
  kind: z.enum(openedThreadKinds),
  id,
  message: messageText,
  /** Needed only after the same text went to many. */
  captchaToken: captchaToken.default(''),
});
export type ThreadBody = z.output<typeof threadBody>;

/** A message, with files that were uploaded into its thread before; it may consist of files alone. */
export const messageBody = z
  .object({
    text: text(threadLimits.text).default(''),
    clientKey,
    files: z.array(id).max(threadLimits.files).default([]),
  })
  .refine(({ text: words, files }) => words !== '' || files.length > 0, {
    path: ['text'],
    error: 'Írj üzenetet, vagy csatolj fájlt!',
  });
export type MessageBody = z.output<typeof messageBody>;

/** By a mailed link, which takes no files. */
export const linkedMessageBody = z.object({ text: messageText, clientKey });
export type LinkedMessageBody = z.output<typeof linkedMessageBody>;

/** Changes of the caller's side of a thread; absent fields are kept. */
export const threadUpdate = z.object({
  /** The last message that was read; never goes back. */
  readUpTo: id.optional(),
  archived: flag.optional(),
  /** No mails about it. */
  muted: flag.optional(),
  /** The other side cannot write any more, and is not told why. */
  blocked: flag.optional(),
  /** Takes the caller out of the thread: it is no longer listed, and nobody can write into it. */
  left: z.literal(1).optional(),
});
export type ThreadUpdate = z.output<typeof threadUpdate>;

export const threadQuery = z.object({
  state: z.enum(threadStates).default('open'),
  unread: textFlag.optional(),
  kind: z.enum(threadKinds).optional(),
  /** Threads about one listing; with `kind`. */
  listingID: textID.optional(),
  page,
});
export type ThreadQuery = z.output<typeof threadQuery>;

/** `after`: only newer messages; `before`: only older ones. */
export const messageQuery = z.object({ after: textID.optional(), before: textID.optional() });
export type MessageQuery = z.output<typeof messageQuery>;

export const threadToken = linkToken;

/** The same secret, as the key of an unsubscription. */
export const threadKey = z.object({ key: linkSecret });

export const threadFile = z.object({
  fileID: id,
  kind: z.enum(threadFileKinds),
  /** As it is saved: with the extension of what it is. */
  name: z.string(),
  /** Bytes. */
  size: z.int().nonnegative(),
});
export type ThreadFile = z.infer<typeof threadFile>;

export const threadFileQuery = z.object({ size: z.enum(threadFileSizes).default('full') });

export const inbox = z.object({
  unread: z.int().nonnegative(),
  /** Grows with every message to or from the caller; null without any. */
  lastMessageID: id.nullable(),
});

const threadFields = {
  threadID: id,
  kind: z.enum(threadKinds),
  targetID: id,
  /** The caller's side. */
  side: z.enum(threadSides),
  /** The listing's or the request's name when the thread began. */
  title: z.string(),
  /** The page of the listing or the request; null where the caller has none. */
  path: nullableText,
  /** The address of the listing's main picture. */
  picture: nullableText,
  /** 0 for a listing that is no longer published. */
  isAvailable: flagReply,
  otherName: z.string(),
  unread: z.int().nonnegative(),
  isArchived: flagReply,
  isMuted: flagReply,
  isBlocked: flagReply,
};

/** A thread of the inbox. */
export const threadCard = z.object({
  ...threadFields,
  /** The beginning of the last message, '' for a withdrawn one and one of files alone. */
  lastText: z.string(),
  lastFileCount: z.int().nonnegative(),
  lastIsOwn: flagReply,
  lastMessageID: id,
  lastMessageAt: instant,
});
export type ThreadCard = z.infer<typeof threadCard>;

export const threadMessage = z.object({
  messageID: id,
  kind: z.enum(messageKinds),
  isOwn: flagReply,
  /** '' once withdrawn, and of a message of files alone. */
  text: z.string(),
  files: z.array(threadFile),
  /** How many it was sent with: those of an account are deleted with it. */
  fileCount: z.int().nonnegative(),
  /** Whether the advertiser sees it without contact data: of the caller's message the other side, else the caller. */
  isMasked: flagReply,
  isWithdrawn: flagReply,
  created: instant,
});
export type ThreadMessage = z.infer<typeof threadMessage>;

export const threadDetail = z.object({
  ...threadFields,
  /** Grows when something earlier changes: a message was withdrawn, or the gate opened. */
  revision: z.int().nonnegative(),
  /** The first name of the other side, for a greeting, where the advertiser may see it; null otherwise. */
  otherFirstName: nullableText,
  /** The price of the listing, for the advertiser: '45 000 000 Ft'; null otherwise. */
  price: nullableText,
  /** 0 once nobody can write any more. */
  canWrite: flagReply,
  /** Whether the caller may attach files; 0 by a mailed link, and for a requester while the gate is closed. */
  canAttach: flagReply,
});
export type ThreadDetail = z.infer<typeof threadDetail>;

/** How to reach the requester, once the gate is open. */
const contact = z.object({ name: z.string(), phone: z.string(), email: z.string() });

export const thread = z.object({
  thread: threadDetail,
  /** In the order in which they were sent. */
  messages: z.array(threadMessage),
  /** Whether there are older ones than those returned. */
  hasOlder: flagReply,
  contact: contact.nullable(),
  /** Of the thread, the last one first, at most five. */
  appointments: z.array(appointment),
  gate: z.enum(gates),
  /** Why the gate is closed, in words for the caller. */
  reason: nullableText,
});
export type Thread = z.infer<typeof thread>;
