// Runs a file of the API in the container: `run.mjs main`, `run.mjs commands/prepare`. Without JWT_SECRET
// one is made and kept on the data volume, which all API containers share.
import { keptSecret } from '../../scripts/secrets.mjs';

const [file = 'main'] = process.argv.splice(2, 1);
const { env } = process;
env.JWT_SECRET ||= keptSecret(env.DATA_DIR ?? '/data', 'jwt-secret');
await import(new URL(`../../apps/api/src/${file}.ts`, import.meta.url).href);
