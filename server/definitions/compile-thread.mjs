// A thread begins with JavaScript: Node does not know TypeScript before tsx is registered.
import { register } from 'tsx/esm/api';

register();
await import('./compile-worker.ts');
