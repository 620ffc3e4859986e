CREATE TABLE "jobs" (
	"job_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"input" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cursor" jsonb,
	"due_at" timestamp with time zone NOT NULL,
	"taken_until" timestamp with time zone,
	"taken_by" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"outcome" text,
	"fault" text,
	"result" jsonb
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_waiting" ON "jobs" USING btree ("name","key") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "jobs_name" ON "jobs" USING btree ("name","due_at");--> statement-breakpoint
ALTER TABLE "event_sessions" ADD COLUMN "settled_for" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "event_sessions_unsettled" ON "event_sessions" USING btree ("starts_at") WHERE settled_for is distinct from starts_at;
