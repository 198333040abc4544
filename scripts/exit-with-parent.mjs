// Loaded before the server (node --import): it ends as on SIGTERM when its getLauncherPid is gone.
import { onParentExit } from './parent.mjs';

onParentExit(() => process.kill(process.pid, 'SIGTERM'));
