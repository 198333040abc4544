// Runs a file of the API in the container: `run.mjs main`, `run.mjs commands/prepare`. Without JWT_SECRET a secret is
// generated and stored on the data volume, which all API containers share.
import { getOrCreateSecret } from '../../scripts/secrets.ts';

const [file = 'main'] = process.argv.splice(2, 1);
const { env } = process;
env.JWT_SECRET ||= getOrCreateSecret(env.DATA_DIR ?? '/data', 'jwt-secret');
await import(new URL(`../../apps/api/src/${file}.ts`, import.meta.url).href);
