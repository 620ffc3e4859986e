ALTER TABLE "outbox" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "entity_id" text;--> statement-breakpoint
ALTER TABLE "refused_addresses" ADD COLUMN "reply" text;
