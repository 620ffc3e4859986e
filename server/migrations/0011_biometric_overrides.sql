CREATE TABLE "biometric_overrides" (
	"user_id" text NOT NULL,
	"plan_year_id" text NOT NULL,
	"date" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text,
	CONSTRAINT "biometric_overrides_user_id_plan_year_id_pk" PRIMARY KEY("user_id","plan_year_id")
);
--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "override" jsonb;--> statement-breakpoint
ALTER TABLE "biometric_overrides" ADD CONSTRAINT "biometric_overrides_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "biometric_overrides" ADD CONSTRAINT "biometric_overrides_by_id_users_user_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;