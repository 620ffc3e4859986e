ALTER TABLE "users" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("at","audit_entry_id");--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at");--> statement-breakpoint
-- Names are found in any letter case and without accents, and É stands beside E. The letters that have no plain form in Unicode have one here.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION "search_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(
	translate(lower(translate(regexp_replace(normalize("given", NFD), '[\u0300-\u036f]', '', 'g'), 'ØŁĐĦÆŒ', 'øłđħæœ')), 'øłđħı', 'oldhi'),
	'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss');
--> statement-breakpoint
ALTER TABLE "users"
	ADD COLUMN "search_first_name" text COLLATE "C" GENERATED ALWAYS AS (search_text("first_name")) STORED,
	ADD COLUMN "search_last_name" text COLLATE "C" GENERATED ALWAYS AS (search_text("last_name")) STORED,
	ADD COLUMN "search_email" text COLLATE "C" GENERATED ALWAYS AS (search_text("email")) STORED;
--> statement-breakpoint
ALTER TABLE "entities" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (search_text("entity_name")) STORED;
--> statement-breakpoint
-- One index for each order, of all people and of one company; those of all hold what is looked for, so that no row is read for nothing.
-- What is looked for inside a name is found by its groups of three letters.
CREATE INDEX "users_by_first_name" ON "users" ("search_first_name", "user_id")
	INCLUDE ("search_last_name", "search_email", "entity_id") WHERE "status" <> 'Deleted';
--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" ("search_last_name", "user_id")
	INCLUDE ("search_first_name", "search_email", "entity_id") WHERE "status" <> 'Deleted';
--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" ("search_email", "user_id")
	INCLUDE ("search_first_name", "search_last_name", "entity_id") WHERE "status" <> 'Deleted';
--> statement-breakpoint
CREATE INDEX "users_by_birth" ON "users" ("date_of_birth", "user_id")
	INCLUDE ("search_first_name", "search_last_name", "search_email", "entity_id") WHERE "status" <> 'Deleted';
--> statement-breakpoint
CREATE INDEX "users_by_birth_backwards" ON "users" ("date_of_birth" DESC NULLS LAST, "user_id" DESC)
	INCLUDE ("search_first_name", "search_last_name", "search_email", "entity_id") WHERE "status" <> 'Deleted';
--> statement-breakpoint
CREATE INDEX "users_of_company_by_first_name" ON "users" ("entity_id", "search_first_name", "user_id") WHERE "status" <> 'Deleted';
--> statement-breakpoint
CREATE INDEX "users_of_company_by_last_name" ON "users" ("entity_id", "search_last_name", "user_id") WHERE "status" <> 'Deleted';
--> statement-breakpoint
CREATE INDEX "users_of_company_by_email" ON "users" ("entity_id", "search_email", "user_id") WHERE "status" <> 'Deleted';
--> statement-breakpoint
CREATE INDEX "users_of_company_by_birth" ON "users" ("entity_id", "date_of_birth", "user_id") WHERE "status" <> 'Deleted';
--> statement-breakpoint
CREATE INDEX "users_of_company_by_birth_backwards" ON "users" ("entity_id", "date_of_birth" DESC NULLS LAST, "user_id" DESC) WHERE "status" <> 'Deleted';
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_first_name" gin_trgm_ops, "search_last_name" gin_trgm_ops, "search_email" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "entities_by_name" ON "entities" ("search_name", "entity_id");
