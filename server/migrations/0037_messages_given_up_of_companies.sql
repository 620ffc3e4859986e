-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "outbox_failed_of_company";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_failed_of_company" ON "outbox" USING btree ("entity_id","done_at","message_id") WHERE outcome = 'Failed';
