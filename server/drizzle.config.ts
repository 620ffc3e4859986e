import { defineConfig } from 'drizzle-kit';

/** After a change of a table: `npx drizzle-kit generate --config server/drizzle.config.ts`. */
export default defineConfig({ dialect: 'postgresql', schema: './server/records/tables/*.ts', out: './server/migrations' });
