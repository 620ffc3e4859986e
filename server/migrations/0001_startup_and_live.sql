CREATE TABLE "announcements" (
	"announcement_id" text PRIMARY KEY NOT NULL,
	"entity_id" text NOT NULL,
	"display_type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"order" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"image_url" text,
	"link_type" text NOT NULL,
	"external_link_url" text,
	"external_link_target" text,
	"video_url" text,
	"link_destination" text,
	"program_owner_id" text,
	"program_id" text
);
--> statement-breakpoint
CREATE TABLE "user_announcements" (
	"user_id" text NOT NULL,
	"announcement_id" text NOT NULL,
	"is_archived" boolean NOT NULL,
	"order" integer,
	CONSTRAINT "user_announcements_user_id_announcement_id_pk" PRIMARY KEY("user_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "connected_devices" (
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"disconnected_at" timestamp with time zone,
	CONSTRAINT "connected_devices_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "device_registrations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"provider_user_id" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_registrations_provider_user_id_unique" UNIQUE("provider_user_id")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"device_id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"provider" text NOT NULL,
	"can_be_removed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"category" text NOT NULL,
	"payload" jsonb,
	"from" text,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "optional_field_answers" (
	"user_id" text NOT NULL,
	"entity_id" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"unique_value" text,
	CONSTRAINT "optional_field_answers_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "optional_fields" (
	"entity_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"help_text" text,
	"input_type" text NOT NULL,
	"options" jsonb,
	"readonly" boolean NOT NULL,
	"pattern" text,
	"is_unique" boolean NOT NULL,
	CONSTRAINT "optional_fields_entity_id_name_pk" PRIMARY KEY("entity_id","name")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"policy_id" text NOT NULL,
	"entity_id" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "policies_entity_id_kind_policy_id_pk" PRIMARY KEY("entity_id","kind","policy_id")
);
--> statement-breakpoint
CREATE TABLE "quick_links" (
	"entity_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"router_link" text NOT NULL,
	"is_mvc_link" boolean NOT NULL,
	"icon" text,
	CONSTRAINT "quick_links_entity_id_position_pk" PRIMARY KEY("entity_id","position")
);
--> statement-breakpoint
CREATE TABLE "program_notification_answers" (
	"user_id" text NOT NULL,
	"program_notification_id" text NOT NULL,
	"accepted" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_notification_answers_user_id_program_notification_id_pk" PRIMARY KEY("user_id","program_notification_id")
);
--> statement-breakpoint
CREATE TABLE "reward_accounts" (
	"user_id" text NOT NULL,
	"plan_year_id" text NOT NULL,
	"available_points" integer NOT NULL,
	"current_points" integer NOT NULL,
	"gift_card_cents" integer NOT NULL,
	CONSTRAINT "reward_accounts_user_id_plan_year_id_pk" PRIMARY KEY("user_id","plan_year_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "news_flash_disabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_announcements" ADD CONSTRAINT "user_announcements_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_announcements" ADD CONSTRAINT "user_announcements_announcement_id_announcements_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("announcement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_devices" ADD CONSTRAINT "connected_devices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_devices" ADD CONSTRAINT "connected_devices_device_id_devices_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("device_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_registrations" ADD CONSTRAINT "device_registrations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optional_field_answers" ADD CONSTRAINT "optional_field_answers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optional_field_answers" ADD CONSTRAINT "optional_field_answers_field" FOREIGN KEY ("entity_id","name") REFERENCES "public"."optional_fields"("entity_id","name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optional_fields" ADD CONSTRAINT "optional_fields_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_links" ADD CONSTRAINT "quick_links_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_notification_answers" ADD CONSTRAINT "program_notification_answers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_notification_answers" ADD CONSTRAINT "program_notification_answers_program_notification_id_program_notifications_program_notification_id_fk" FOREIGN KEY ("program_notification_id") REFERENCES "public"."program_notifications"("program_notification_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_accounts" ADD CONSTRAINT "reward_accounts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_entity" ON "announcements" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "live_messages_topic" ON "live_messages" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "live_messages_age" ON "live_messages" USING btree ("published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "optional_field_answers_unique" ON "optional_field_answers" USING btree ("entity_id","name","unique_value");