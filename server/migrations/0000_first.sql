CREATE TABLE "choices" (
	"entity_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "choices_entity_id_kind_value_pk" PRIMARY KEY("entity_id","kind","value")
);
--> statement-breakpoint
CREATE TABLE "designations" (
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"entity_id" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "designations_user_id_type_entity_id_pk" PRIMARY KEY("user_id","type","entity_id")
);
--> statement-breakpoint
CREATE TABLE "entities" (
	"entity_id" text PRIMARY KEY NOT NULL,
	"entity_name" text NOT NULL,
	"parent_entity_id" text,
	"entity_purpose" text NOT NULL,
	"is_partner" boolean NOT NULL,
	"entity_features" jsonb NOT NULL,
	"privacy_policy_id" text,
	"eula_id" text,
	"sso_sign_on_enabled" boolean NOT NULL,
	"sso_logout_url" text,
	"plan_year_id" text NOT NULL,
	"app_id" text NOT NULL,
	"customer" text,
	"host_name" text,
	"enabled_toggles" jsonb NOT NULL,
	"news_flash_disabled" boolean NOT NULL,
	"home_page_background_type" integer NOT NULL,
	"home_page_background_url" text,
	"logo_url" text,
	"branding_color" text NOT NULL,
	"registration_help_text_color" text,
	"login_background_images" jsonb NOT NULL,
	"profile_items" jsonb NOT NULL,
	CONSTRAINT "entities_host_name_unique" UNIQUE("host_name")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"entity_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"preferred_email" text,
	"mobile_number" text,
	"disable_text" boolean NOT NULL,
	"remove_from_email_communications" boolean NOT NULL,
	"hide_from_leaderboard" boolean NOT NULL,
	"preferred_language" text NOT NULL,
	"height_units" text NOT NULL,
	"length_units" text NOT NULL,
	"weight_units" text NOT NULL,
	"distance_units" text NOT NULL,
	"week_start_day" text NOT NULL,
	"time_zone" text NOT NULL,
	"time_format" text NOT NULL,
	"text_tool_verification_status" text NOT NULL,
	"verification_sent" boolean NOT NULL,
	"custom" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"roles" jsonb NOT NULL,
	"entity_id" text NOT NULL,
	"region" text,
	"location" text,
	"login_type" integer NOT NULL,
	"wellness_program_notification_link_enabled" boolean NOT NULL,
	"email" text NOT NULL,
	"date_of_birth" date,
	"unique_id" text,
	"profile_image_url" text,
	"using_validic" boolean NOT NULL,
	"date_registered" timestamp with time zone NOT NULL,
	CONSTRAINT "users_user_name_unique" UNIQUE("user_name")
);
--> statement-breakpoint
CREATE TABLE "program_notifications" (
	"program_notification_id" text PRIMARY KEY NOT NULL,
	"entity_id" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"language_code" text NOT NULL,
	"roles" jsonb NOT NULL,
	"regions" jsonb NOT NULL,
	"locations" jsonb NOT NULL,
	"proceed_after_decline_allowed" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"is_enabled" boolean NOT NULL,
	"last_reset_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"user_id" text NOT NULL,
	"program_id" text NOT NULL,
	"program_status" text NOT NULL,
	CONSTRAINT "participations_user_id_program_id_pk" PRIMARY KEY("user_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"made_by" text,
	"name" text NOT NULL,
	"program_type" text NOT NULL,
	"program_sub_type" text NOT NULL,
	"dont_allow_peer_to_peer" boolean NOT NULL,
	"start_date" date NOT NULL,
	"tracker_ids" jsonb NOT NULL,
	"action_type" text NOT NULL,
	"reports_required" integer,
	"features" jsonb NOT NULL,
	"permissions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"user_name" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"first_failed_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "choices" ADD CONSTRAINT "choices_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designations" ADD CONSTRAINT "designations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designations" ADD CONSTRAINT "designations_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_notifications" ADD CONSTRAINT "program_notifications_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_owner_id_entities_entity_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_made_by_users_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_mobile_number" ON "profiles" USING btree ("entity_id","mobile_number");--> statement-breakpoint
CREATE UNIQUE INDEX "users_unique_id" ON "users" USING btree ("entity_id","unique_id");--> statement-breakpoint
CREATE INDEX "users_entity" ON "users" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "program_notifications_entity" ON "program_notifications" USING btree ("entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "program_notifications_default" ON "program_notifications" USING btree ("entity_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "participations_program" ON "participations" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "programs_owner" ON "programs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_age" ON "sign_in_attempts" USING btree ("first_failed_at");