// Preloaded into the server (node --import): shuts it down like SIGTERM when its launcher exits.
import { onParentExit } from './parent.mjs';

onParentExit(() => process.kill(process.pid, 'SIGTERM'));
