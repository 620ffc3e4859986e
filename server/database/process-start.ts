import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** When a process began, in whatever words the system has for it; nothing when there is no such process. */
export function processStart(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold blanks: after it come the state and, as the 20th field, the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; only its number is still taken.
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return otherSystems(pid);
  }
}

function otherSystems(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
