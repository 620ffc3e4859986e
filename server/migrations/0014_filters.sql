CREATE TABLE "event_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"program_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_sign_ups" (
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_sign_ups_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "people_export_rows" (
	"export_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "people_export_rows_export_id_position_pk" PRIMARY KEY("export_id","position")
);
--> statement-breakpoint
CREATE TABLE "people_exports" (
	"export_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"filter_id" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_session_id_event_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_export_rows" ADD CONSTRAINT "people_export_rows_export_id_people_exports_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."people_exports"("export_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_exports" ADD CONSTRAINT "people_exports_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_exports" ADD CONSTRAINT "people_exports_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_sessions_program" ON "event_sessions" USING btree ("program_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_sign_ups_session" ON "event_sign_ups" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "people_exports_session" ON "people_exports" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "people_exports_expiry" ON "people_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_name" ON "saved_filters" USING btree ("user_id","filter_id",lower("name"));