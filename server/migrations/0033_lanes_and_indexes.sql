ALTER TABLE "outbox" ADD COLUMN "lane" text DEFAULT 'personal' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "fault" text;--> statement-breakpoint
-- Messages that a node of the version before wrote get the lane of their kind.
UPDATE "outbox" SET "lane" = 'security' WHERE "done_at" IS NULL AND ("kind" = 'PasswordReset' OR "expires_at" IS NOT NULL);--> statement-breakpoint
CREATE INDEX "outbox_due_in_lane" ON "outbox" USING btree ("lane","due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("done_at","message_id") WHERE outcome = 'Failed';--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE TABLE "refused_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX "entities_parent" ON "entities" USING btree ("parent_entity_id");--> statement-breakpoint
CREATE INDEX "entities_customer" ON "entities" USING btree ("customer") WHERE customer is not null;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("entity_id") WHERE roles <> '[]'::jsonb;
