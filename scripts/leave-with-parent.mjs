// Loaded before the server (node --import): it ends as on SIGTERM when its starter is gone.
import { whenParentLeaves } from './parent.mjs';

whenParentLeaves(() => process.kill(process.pid, 'SIGTERM'));
