ALTER TABLE "coaching_sessions" DROP CONSTRAINT "coaching_sessions_coach_user_id_users_user_id_fk";--> statement-breakpoint
ALTER TABLE "coaching_sessions" ALTER COLUMN "coach_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD CONSTRAINT "coaching_sessions_coach_user_id_users_user_id_fk" FOREIGN KEY ("coach_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "entry_type" text DEFAULT 'Session' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "coach_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "coaching_company_entity_id" text;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "time_zone" text DEFAULT 'America/Chicago' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "create_date" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "update_date" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "status" text DEFAULT 'None' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "referral_type" text DEFAULT 'None' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "session_location" text;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "program_id" text;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "created_challenge_id" text;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "impersonated_user_id" text;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD COLUMN "impersonator_entity_id" text;--> statement-breakpoint
UPDATE "coaching_sessions" SET "coach_name" = "users"."first_name" || ' ' || "users"."last_name", "coaching_company_entity_id" = "users"."entity_id" FROM "users" WHERE "users"."user_id" = "coaching_sessions"."coach_user_id";
