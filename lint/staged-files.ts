import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Maximum sizes of committed files in bytes, since they stay in every clone. */
const maxFileSize = 1_000_000;
const maxReferenceSize = 8_000_000;

const secretNames = /(^|\/)(\.env(\.(?!example$)[^/]*)?|id_(rsa|ecdsa|ed25519)|[^/]*\.(pem|p12|pfx|key))$/;
const secretContents = [
  /-----BEGIN ([A-Z]+ )*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36,}\b/,
  /\bxox[abpr]-[A-Za-z0-9-]{20,}/,
];

/** Why a file must not be committed, as a sentence; undefined if it may. `content` is the staged content. */
export function findObjection(path: string, content: Buffer): string | undefined {
  const limit =
    path.startsWith('db/reference/') || path === 'package-lock.json' ? maxReferenceSize : maxFileSize;
  if (content.length > limit) return `${path} is larger than ${limit / 1_000_000} MB.`;
  if (secretNames.test(path)) return `${path} looks like a file of secrets.`;
  const text = content.toString('latin1');
  return secretContents.some((secret) => secret.test(text))
    ? `${path} contains what looks like a secret.`
    : undefined;
}

function git(...args: string[]) {
  return execFileSync('git', args, { maxBuffer: 512 * 1024 * 1024 });
}

function findStagedObjections() {
  const names = git('diff', '--cached', '--name-only', '-z', '--diff-filter=ACMR').toString();
  return names
    .split('\0')
    .filter(Boolean)
    .flatMap((path) => findObjection(path, git('show', `:${path}`)) ?? []);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const objections = findStagedObjections();
  for (const line of objections) process.stderr.write(`${line}\n`);
  if (objections.length > 0) process.stderr.write('Unstage them, or commit with --no-verify if intended.\n');
  process.exit(objections.length > 0 ? 1 : 0);
}
