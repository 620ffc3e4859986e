/** A statement of a migration as the rules read it: without comments and quoted texts, in lower case. */
interface MigrationStatement {
  text: string;
  /** The comments `-- allow <rule>: <reason>` above it. */
  allowed: Record<string, string>;
}

export interface MigrationFile {
  isOutside: boolean;
  /** Each by itself, also where no breakpoint is between them. */
  statements: MigrationStatement[];
  /** The tables that it creates: they are empty, and no other version knows them. */
  created: ReadonlySet<string>;
}

/** A comment, a quoted text, the body of a block, or the end of a statement. */
const parts = /--[^\n]*|\/\*[\s\S]*?\*\/|U?&?'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;/gi;
const reason = /^-- allow ([a-z-]+): (\S.{19,})$/;

/** Reads a migration. It leaves out the bodies of functions, which run later, and reads those of DO blocks. */
export function readMigrationFile(sql: string): MigrationFile {
  const statements: MigrationStatement[] = [];
  let [allowed, text, from]: [Record<string, string>, string, number] = [{}, '', 0];
  const finish = () => {
    const plain = text
      .replaceAll('"', '')
      .replace(/\bpublic\./g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    if (plain !== '') {
      statements.push({ text: plain, allowed });
      allowed = {};
    }
    text = '';
  };
  for (const { 0: part, index } of sql.matchAll(parts)) {
    text += sql.slice(from, index);
    from = index + part.length;
    if (part === ';' || part === '--> statement-breakpoint') finish();
    else if (part.startsWith('$') && /^\s*do\b/i.test(text)) text += ` ${part.replace(/--[^\n]*|'(?:[^']|'')*'/g, ' ').replaceAll('$', '')} `;
    else if (!part.startsWith('--') && !part.startsWith('/*')) text += " '' ";
    const [, rule, why] = reason.exec(part) ?? [];
    if (rule !== undefined && why !== undefined) allowed = { ...allowed, [rule]: why };
  }
  text += sql.slice(from);
  finish();
  const created = statements.flatMap((statement) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(statement.text)?.[1] ?? []);
  return { isOutside: /^-- outside a transaction\b/.test(sql), statements, created: new Set(created) };
}
