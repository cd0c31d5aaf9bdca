drop view shared_order_sums;
