// Before everything else in a process of server tests: from here on it can import TypeScript (docs/adr/0018).
import { register } from 'tsx/esm/api';

register();
