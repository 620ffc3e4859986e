CREATE TABLE "events" (
	"program_id" text PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"location_name" text NOT NULL,
	"location_address" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"one_session" boolean DEFAULT false NOT NULL,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"coach_user_id" text NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"work_flow_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"all_day_event" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_reminders" (
	"user_id" text NOT NULL,
	"item_id" text NOT NULL,
	"minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "calendar_reminders_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "event_sessions" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_sessions" ALTER COLUMN "name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD COLUMN "details" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
UPDATE "event_sessions" SET "ends_at" = "starts_at" + interval '30 minutes';--> statement-breakpoint
ALTER TABLE "event_sessions" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD COLUMN "places" integer;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "event_sessions" SET "taken" = (SELECT count(*) FROM "event_sign_ups" WHERE "event_sign_ups"."session_id" = "event_sessions"."session_id");--> statement-breakpoint
INSERT INTO "events" ("program_id", "event_type", "location_name", "time_zone")
	SELECT "id", 'Multiple', '', 'America/Chicago' FROM "programs" WHERE "program_sub_type" = 'Event';--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_places" CHECK ("places" is null or "taken" <= "places");--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_order" CHECK ("starts_at" < "ends_at");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD CONSTRAINT "coaching_sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD CONSTRAINT "coaching_sessions_coach_user_id_users_user_id_fk" FOREIGN KEY ("coach_user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_reminders" ADD CONSTRAINT "calendar_reminders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coaching_sessions_coach" ON "coaching_sessions" USING btree ("coach_user_id","start_date");--> statement-breakpoint
CREATE INDEX "coaching_sessions_user" ON "coaching_sessions" USING btree ("user_id","start_date");--> statement-breakpoint
CREATE INDEX "blocked_times_user" ON "blocked_times" USING btree ("user_id","start_time");--> statement-breakpoint
CREATE INDEX "calendar_reminders_item" ON "calendar_reminders" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "calendar_reminders_due" ON "calendar_reminders" USING btree ("due_at");--> statement-breakpoint
CREATE FUNCTION count_event_sign_ups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE event_sessions SET taken = taken + 1 WHERE session_id = NEW.session_id;
	ELSE
		UPDATE event_sessions SET taken = taken - 1 WHERE session_id = OLD.session_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER event_sign_ups_counted AFTER INSERT OR DELETE ON "event_sign_ups" FOR EACH ROW EXECUTE FUNCTION count_event_sign_ups();--> statement-breakpoint
CREATE FUNCTION look_at_reminders_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE calendar_reminders SET due_at = 'epoch' WHERE item_id = OLD.session_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER event_sessions_moved AFTER UPDATE OF "starts_at" ON "event_sessions" FOR EACH ROW WHEN (OLD.starts_at IS DISTINCT FROM NEW.starts_at) EXECUTE FUNCTION look_at_reminders_again();
