CREATE TABLE "company_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"entity_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dependants" (
	"user_id" text PRIMARY KEY NOT NULL,
	"primary_user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eligibility_fields" (
	"entity_id" text NOT NULL,
	"is_primary_member" boolean NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"help_text" text,
	"input_type" text NOT NULL,
	CONSTRAINT "eligibility_fields_entity_id_is_primary_member_name_pk" PRIMARY KEY("entity_id","is_primary_member","name")
);
--> statement-breakpoint
CREATE TABLE "registration_events" (
	"registration_id" uuid NOT NULL,
	"entity_id" text,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registration_events_registration_id_name_status_occurred_at_pk" PRIMARY KEY("registration_id","name","status","occurred_at")
);
--> statement-breakpoint
CREATE TABLE "registration_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"confirmed_user_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"registration_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" text,
	"user_id" text,
	"is_primary_member" boolean,
	"done_steps" jsonb NOT NULL,
	"fields" jsonb,
	"preferred_email" text,
	"mobile_number" text,
	"answers" jsonb,
	"custom" jsonb NOT NULL,
	"email_sent_at" timestamp with time zone,
	"device_touch_points" integer,
	"eula_id" text,
	"privacy_policy_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "company_codes" ADD CONSTRAINT "company_codes_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependants" ADD CONSTRAINT "dependants_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependants" ADD CONSTRAINT "dependants_primary_user_id_users_user_id_fk" FOREIGN KEY ("primary_user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_fields" ADD CONSTRAINT "eligibility_fields_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_keys" ADD CONSTRAINT "registration_keys_registration_id_registrations_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("registration_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dependants_primary" ON "dependants" USING btree ("primary_user_id");--> statement-breakpoint
CREATE INDEX "registration_events_company" ON "registration_events" USING btree ("entity_id","occurred_at");--> statement-breakpoint
CREATE INDEX "registration_keys_registration" ON "registration_keys" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registrations_user" ON "registrations" USING btree ("user_id");