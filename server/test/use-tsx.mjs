// Loaded first in a server test process: from here on it can import TypeScript (docs/adr/0018).
import { register } from 'tsx/esm/api';

register();
