CREATE TABLE "rule_runs" (
	"rule" text NOT NULL,
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"occasion" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "rule_runs_rule_owner_key_occasion_pk" PRIMARY KEY("rule","owner","key","occasion")
);
--> statement-breakpoint
CREATE TABLE "rule_states" (
	"customer" text NOT NULL,
	"rule" text NOT NULL,
	"hash" text NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"off_at" timestamp with time zone,
	CONSTRAINT "rule_states_customer_rule_pk" PRIMARY KEY("customer","rule")
);
--> statement-breakpoint
CREATE INDEX "rule_runs_at" ON "rule_runs" USING btree ("at");