import { defineConfig } from 'drizzle-kit';

/** After a change of a table: `npx drizzle-kit generate --config server/drizzle.config.ts --name what_it_is_for` (docs/migrations.md). */
export default defineConfig({ dialect: 'postgresql', schema: './server/records/tables/*.ts', out: './server/migrations' });
