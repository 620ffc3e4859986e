ALTER TABLE "coaching_sessions" ADD COLUMN "session_type_id" text;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "buffer_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "buffer_after" integer DEFAULT 0 NOT NULL;
