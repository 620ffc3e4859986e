CREATE TABLE "resource_counters" (
	"resource" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_rows" (
	"resource" text NOT NULL,
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "resource_rows_resource_owner_key_pk" PRIMARY KEY("resource","owner","key")
);
